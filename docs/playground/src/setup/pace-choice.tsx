import { type Pace, paces } from '../robots';

interface PaceChoiceProps {
  readonly pace: Pace;
  readonly onChoose: (pace: Pace) => void;
}

/** How fast the robots play. */
export function PaceChoice({ pace, onChoose }: PaceChoiceProps) {
  return (
    <label className="field inline">
      <span>Robots play</span>
      <select value={pace} onChange={({ target }) => onChoose(target.value as Pace)}>
        {Object.keys(paces).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
