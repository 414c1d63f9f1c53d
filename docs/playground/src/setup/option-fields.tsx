import type { Game, OptionSpec, OptionValue, Variant } from 'february-rules';
import { valueNamed } from '../address';
import { capitalised, letterOf, phraseOf } from '../words';
import { chosenValue } from './fitting';

interface OptionFieldsProps {
  readonly variant: Variant;
  readonly options: Game['options'];
  readonly onChange: (options: Game['options']) => void;
}

/** Players, dealer and whatever options the variant declares. */
export function OptionFields({ variant, options, onChange }: OptionFieldsProps) {
  const { dealer: _, ...withoutDealer } = options;
  const preset = variant.defaultDealer?.(options.players);
  return (
    <fieldset className="options">
      <legend>Options</legend>
      <label className="field">
        <span>Players</span>
        <select
          value={options.players}
          onChange={({ target }) => onChange({ ...options, players: Number(target.value) })}
        >
          {variant.players.map((players) => (
            <option key={players}>{players}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Dealer</span>
        <select
          value={options.dealer ?? ''}
          onChange={({ target: { value } }) =>
            onChange(value === '' ? withoutDealer : { ...options, dealer: Number(value) })
          }
        >
          <option value="">
            {preset === undefined ? 'drawn for' : `as usual: ${letterOf(preset)}`}
          </option>
          {Array.from({ length: options.players }, (_each, seat) => (
            <option key={letterOf(seat)} value={seat}>
              {letterOf(seat)}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(variant.options).map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          value={chosenValue(name, spec, options)}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </fieldset>
  );
}

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ name, spec, value, onChange }: OptionFieldProps) {
  const about = <span className="quiet">{capitalised(spec.about)}</span>;
  if (typeof value === 'boolean') {
    return (
      <label className="field check">
        <input
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {capitalised(phraseOf(name))}
          {about}
        </span>
      </label>
    );
  }
  return (
    <label className="field">
      <span>{capitalised(phraseOf(name))}</span>
      <select
        value={String(value)}
        onChange={({ target }) => onChange(valueNamed(target.value, spec.values))}
      >
        {spec.values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {phraseOf(String(each))}
          </option>
        ))}
      </select>
      {about}
    </label>
  );
}
