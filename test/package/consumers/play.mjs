import { applyMove, createGame, legalMoves, score } from 'february-rules';
import { original } from 'february-rules/february';

const players = 4;

const play = () => {
  let state = createGame(original, { players, seed: 'from the tarball' });
  for (let ply = 0; ; ply += 1) {
    const moves = legalMoves(original, state);
    const move = moves[(ply * 7919) % moves.length];
    if (move === undefined) return { ply, score: score(original, state) };
    state = applyMove(original, state, move);
  }
};

console.log(JSON.stringify(play()));
