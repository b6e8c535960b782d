import optionsMessages from '../../content/en/options.ftl';
import { useId, useState } from 'react';
import { inForce, type Options } from '#engine/winter-war/state/options.ts';
import {
  differences,
  nearestPreset,
  OPTION_SOURCES,
  PRESETS,
  type OptionSource,
  type Switch,
} from '../../options/options-choice.ts';
import css from './SwitchGroup.module.css';
import { SwitchCard } from './SwitchCard.tsx';

interface SwitchGroupProps {
  readonly source: OptionSource;
  readonly options: Options;
  onChange(options: Options): void;
}

/** Whether a remembered choice leaves its preset in this group. */
const isOwn = (switches: readonly Switch[], options: Options): boolean =>
  differences(PRESETS[nearestPreset(options)], options).some((key) => switches.includes(key));

/** The switches of one source, folded away until they are asked for. */
export function SwitchGroup({ source, options, onChange }: SwitchGroupProps) {
  const id = useId();
  const switches: readonly Switch[] = OPTION_SOURCES[source];
  // Never folded again under the player's hands.
  const [unfolded] = useState(() => isOwn(switches, options));
  const counting = inForce(options);
  const { title, about } = optionsMessages().choice.source[source];
  return (
    <details className={css.group} open={unfolded}>
      <summary className={css.summary}>
        <span id={id} className={css.title}>
          {title}
        </span>
        <span className={css.count}>
          {optionsMessages().choice.on({
            on: switches.filter((key) => counting[key]).length,
            of: switches.length,
          })}
        </span>
        <span className={css.about}>{about}</span>
      </summary>
      <fieldset className={css.switches} aria-labelledby={id}>
        {switches.map((key) => (
          <SwitchCard
            key={key}
            option={key}
            options={options}
            onChange={(on) => onChange({ ...options, [key]: on })}
          />
        ))}
      </fieldset>
    </details>
  );
}
