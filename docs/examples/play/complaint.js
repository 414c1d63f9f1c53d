/** Something the reader asked for that cannot be done; its message is one readable line. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}
