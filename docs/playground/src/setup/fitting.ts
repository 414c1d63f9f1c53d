/** Keeps what is chosen on the setup screen possible, from what the variant itself declares. */
import type { Game, OptionSpec, OptionValue, Variant } from 'february-rules';
import type { Invitation } from '../address';

/** The option's value: the one chosen, if the variant has it; its default; or its first value. */
export const chosenValue = (
  name: string,
  { values, default: preset }: OptionSpec,
  options: Game['options'],
): OptionValue => {
  const given = (options as unknown as Readonly<Record<string, OptionValue>>)[name];
  if (given !== undefined && values.includes(given)) return given;
  return preset ?? (values[0] as OptionValue);
};

/** The nearest number of players that the variant can be played by. */
const playersFor = (variant: Variant, wanted: number): number =>
  variant.players.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );

/** The invitation with options that the chosen variant has, and no seat that it has not. */
export function fittedTo(invitation: Invitation): Invitation {
  const { variant } = invitation.game;
  const { seed, dealer } = invitation.options;
  const players = playersFor(variant, invitation.options.players);
  const own = Object.entries(variant.options).map(([name, spec]) => [
    name,
    chosenValue(name, spec, invitation.options),
  ]);
  const options: Game['options'] = {
    players,
    ...(seed === undefined ? {} : { seed }),
    ...(dealer === undefined || dealer >= players ? {} : { dealer }),
    ...Object.fromEntries(own),
  };
  return { ...invitation, options, robots: invitation.robots.filter((seat) => seat < players) };
}
