import startMessages from '../../content/en/start.ftl';
import type { OptionKey } from '#engine/talvisota';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { isOn, type Switches, atLevel, SOLO_LEVELS, soloLevelOf } from '../../options/solo-levels.ts';
import css from './RulesSwitches.module.css';

/** Options that are chosen elsewhere: who plays, and the level of drawn Finns. */
const APART: readonly OptionKey[] = ['solo', 'bestOfThree', 'bestOfEight', 'bestOfTwelve'];
const isRule = (key: OptionKey): boolean => !APART.includes(key);

interface RulesSwitchesProps {
  readonly options: Switches;
  onChange(options: Switches): void;
}

/** All optional rules with their effects; the recommended game has all off. */
export function RulesSwitches({ options, onChange }: RulesSwitchesProps) {
  const { option } = startMessages().common;
  const t = startMessages().card;
  const level = soloLevelOf(options);
  return (
    <>
      {isOn(options, 'solo') ? (
        <Options
          title={t.drawnFinns}
          hint={t.drawnLevel[level].hint}
          options={SOLO_LEVELS.map((value) => ({ value, label: t.drawnLevel[value].name }))}
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

/** The choice in one line. */
export function RulesLine({ options }: { readonly options: Switches }) {
  // Options set by the solo level are covered by its name.
  const ofLevel: Switches = options.solo ? atLevel({}, soloLevelOf(options)) : {};
  const on = (Object.keys(options) as OptionKey[]).filter(
    (key) => isRule(key) && isOn(options, key) && !ofLevel[key],
  ).length;
  return (
    <p role="status">{on ? startMessages().card.changed({ count: on }) : startMessages().card.recommended}</p>
  );
}
