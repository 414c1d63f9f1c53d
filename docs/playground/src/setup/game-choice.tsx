import type { PlayableGame } from '../games';

interface GameChoiceProps {
  readonly games: readonly PlayableGame[];
  readonly chosen: PlayableGame;
  readonly onChoose: (game: PlayableGame) => void;
}

/** The games as a group of radio buttons. */
export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset className="games">
      <legend>Game</legend>
      {games.map((game) => (
        <label key={game.variant.id}>
          <input
            type="radio"
            name="game"
            checked={game === chosen}
            onChange={() => onChoose(game)}
          />
          <span>
            <strong>{game.variant.name}</strong>
            <span className="quiet">{game.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
