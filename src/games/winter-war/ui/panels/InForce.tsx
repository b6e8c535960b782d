import optionsMessages from '../../content/en/options.ftl';
import { signed } from '../text/numbers.ts';
import { OPTION_RULES, type OptionKey, type RuleId, type State } from '#engine/winter-war';
import { OPTION_SOURCES } from '../../options/options-choice.ts';
import { RuleLink } from '#table';
import { Section } from '#kit/widgets/Section.tsx';
import css from './InForce.module.css';

/** The switches one by one but for the clarifications, which share a line. */
const LINES: readonly { readonly title: () => string; readonly keys: readonly OptionKey[] }[] = [
  ...OPTION_SOURCES.errata.map((key) => ({
    title: () => optionsMessages().rules.option[key].label,
    keys: [key],
  })),
  { title: () => optionsMessages().choice.source.clarifications.title, keys: OPTION_SOURCES.clarifications },
  ...[
    ...OPTION_SOURCES.folder,
    ...OPTION_SOURCES.winterWar1992,
    ...OPTION_SOURCES.habits,
    'touchMove' as const,
  ].map((key) => ({
    title: () => optionsMessages().rules.option[key].label,
    keys: [key],
  })),
];

/** The optional rules that count in this game, each with the way to its paragraph. */
export function InForce({ state: { options } }: { readonly state: State }) {
  const { handicap } = options;
  const switches = LINES.map(({ title, keys }) => ({
    title: title(),
    rules: keys.filter((key) => options[key]).map((key) => OPTION_RULES[key]),
  })).filter(({ rules }) => rules.length > 0);
  const lines: readonly { readonly title: string; readonly rules: readonly RuleId[] }[] = [
    ...switches,
    ...(handicap
      ? [
          {
            title: optionsMessages().handicap.line({ points: signed(handicap) }),
            rules: ['Option.Handicap'] as const,
          },
        ]
      : []),
  ];
  return (
    <Section title={optionsMessages().choice.inGame}>
      {lines.length ? (
        <ul className={css.inGame}>
          {lines.map(({ title, rules }) => (
            <li key={title}>
              <span>{title}</span>
              <span className={css.rules}>
                {rules.map((rule) => (
                  <RuleLink key={rule} rule={rule} short />
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{optionsMessages().choice.asPrinted}</p>
      )}
    </Section>
  );
}
