import startMessages from '../../content/en/start.ftl';
import type { OptionKey } from '#engine/talvisota';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { isOn, type Switches } from '../../options/remembered.ts';
import { atLevel, SOLO_LEVELS, soloLevelOf } from '../../options/solo-levels.ts';
import css from './RulesSwitches.module.css';

/** Who plays, and how well drawn Finns do, is chosen apart from the rules. */
const APART: readonly OptionKey[] = ['solo', 'bestOfThree', 'bestOfEight', 'bestOfTwelve'];
const isRule = (key: OptionKey): boolean => !APART.includes(key);

interface RulesSwitchesProps {
  readonly options: Switches;
  onChange(options: Switches): void;
}

/** Every switch of the rules, with what it changes; all off is the recommended game. */
export function RulesSwitches({ options, onChange }: RulesSwitchesProps) {
  const { option } = startMessages().common;
  const w = startMessages().card;
  const level = soloLevelOf(options);
  return (
    <>
      {isOn(options, 'solo') ? (
        <Options
          title={w.drawnFinns}
          hint={w.drawnLevel[level].hint}
          options={SOLO_LEVELS.map((value) => ({ value, label: w.drawnLevel[value].name }))}
          chosen={level}
          onChoose={(chosen) => onChange(atLevel(options, chosen))}
        />
      ) : null}
      <details className={css.rules}>
        <summary>{startMessages().card.rules}</summary>
        <div className={css.switches}>
          {(Object.keys(option) as OptionKey[]).filter(isRule).map((key) => (
            <OnOff
              key={key}
              label={option[key].title}
              hint={option[key].text}
              on={isOn(options, key)}
              onChange={(on) => onChange({ ...options, [key]: on })}
            />
          ))}
        </div>
      </details>
    </>
  );
}

/** What the choice amounts to, in a line. */
export function RulesLine({ options }: { readonly options: Switches }) {
  // What the level of solo play sets is named by the level.
  const ofLevel: Switches = options.solo ? atLevel({}, soloLevelOf(options)) : {};
  const on = (Object.keys(options) as OptionKey[]).filter(
    (key) => isRule(key) && isOn(options, key) && !ofLevel[key],
  ).length;
  return (
    <p role="status">{on ? startMessages().card.changed({ count: on }) : startMessages().card.recommended}</p>
  );
}
