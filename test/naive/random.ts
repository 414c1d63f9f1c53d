/** Numbers from 0 to below the bound, the same for the same start (Park and Miller). */
export type Below = (bound: number) => number;

export function randomFrom(start: number): Below {
  let x = start;
  return (bound) => {
    x = (x * 48271) % 2147483647;
    return x % bound;
  };
}
