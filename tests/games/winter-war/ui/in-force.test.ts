import optionsMessages from '#games/winter-war/content/en/options.ftl';
import {
  AS_PRINTED,
  inForce,
  OPTION_RULES,
  RECOMMENDED,
  type Options,
} from '#engine/winter-war/state/options.ts';
import { RULE_IDS, type RuleId } from '#engine/winter-war/state/rule-ids.ts';
import { chapters } from '#games/winter-war/content/index.ts';
import { OPTION_SOURCES, PRESETS } from '#games/winter-war/options/options-choice.ts';
import { holds, OPTIONAL_RULES } from '#games/winter-war/ui/book.tsx';

const game = (changes: Partial<Options>): Options => inForce({ ...RECOMMENDED, ...changes });
const held = (options: Options): RuleId[] => RULE_IDS.filter((id) => holds(id, options));
/** The paragraphs that one game has and the other has not. */
const gained = (options: Options, before = game({})): RuleId[] => {
  const had = new Set(held(before));
  return held(options).filter((id) => !had.has(id));
};
const lost = (options: Options, before = game({})): RuleId[] => gained(before, options);

describe('the names of the switches', () => {
  it('are the titles of their paragraphs', async () => {
    const paragraphs = (await chapters.load('en')).flatMap((chapter) => chapter.paragraphs);
    const title = (rule: RuleId) => paragraphs.find(({ id }) => id === rule)?.title;
    for (const key of [...OPTION_SOURCES.clarifications, ...OPTION_SOURCES.winterWar1992])
      expect(optionsMessages().rules.option[key].label).toBe(title(OPTION_RULES[key]));
  });
});

describe('the paragraphs in force', () => {
  it('are told for every paragraph of the optional rules', () => {
    const optional = RULE_IDS.filter((id) =>
      /^(E\d|CL\d+|X\d|Scenario|Event|Option|Designer)(\.|$)/.test(id),
    );
    expect(optional.filter((id) => !(id in OPTIONAL_RULES))).toEqual([]);
    // Touch-move changes no rule: its paragraph speaks of both ways.
    expect(Object.values(OPTION_RULES).filter((id) => !(id in OPTIONAL_RULES))).toEqual([
      OPTION_RULES.touchMove,
    ]);
    const known = new Set<string>(RULE_IDS);
    expect(Object.keys(OPTIONAL_RULES).filter((id) => !known.has(id))).toEqual([]);
  });

  it('hold in one game or another', () => {
    expect(lost(inForce(PRESETS.everything))).toEqual(['Murmansk', 'V6']);
    for (const id of Object.keys(OPTIONAL_RULES) as RuleId[]) {
      const some = [RECOMMENDED, PRESETS.recommendedEvents, PRESETS.everything];
      expect([id, some.some((options) => holds(id, inForce(options)))]).toEqual([id, true]);
    }
    expect(holds('Movement.J', game({}))).toBe(true);
  });

  it('follow the clarifications and the errata one by one', () => {
    expect(gained(game({}), inForce(AS_PRINTED))).toEqual([
      'CL1',
      'CL2',
      'CL3',
      'CL4',
      'CL5',
      'CL6',
      'CL7',
      'CL8',
    ]);
    expect(gained(game({ clar10: true }))).toEqual(['CL10']);
    expect(lost(game({ errata: false }))).toEqual(['E2', 'E3', 'E1']);
  });

  it('change with the events: no Murmansk Defence, and the cease-fire as chosen', () => {
    const events = game({ events: true });
    expect(lost(events)).toEqual(['Murmansk', 'V6']);
    expect(gained(events)).toContain('Event.K');
    expect(lost(game({ events: true, ceaseFire: false }), events)).toEqual(['Event.K']);
  });

  it('follow each variant', () => {
    const drops = ['K2', 'Option.D', 'Option.D1', 'Option.D2', 'Option.D3', 'Option.D4'];
    expect(gained(game({ airborne: true }))).toEqual([...drops, 'Option.Together']);
    expect(gained(game({ variableLength: true }))).toEqual(['Sequence.C', 'Option.E', 'Option.Together']);
    expect(gained(game({ acceleratedAid: true }))).toEqual([
      'Option.F',
      'Option.Handicap',
      'Option.Together',
    ]);
    expect(gained(game({ earlierStart: true }))).toEqual(['Option.H', 'Option.Handicap', 'Option.Together']);
    expect(gained(game({ heavyTanks: true }))).toEqual(['Designer.A1', 'Option.Together']);
    expect(gained(game({ skiExploitation: true }))).toEqual(['Designer.A2', 'Option.Together']);
    expect(gained(game({ variableDemolition: true }))).toEqual(['Designer.B', 'Option.Together']);
    expect(gained(game({ sovietPreparedness: true }))).toEqual([
      ...drops,
      'Option.G',
      'Option.Handicap',
      'Option.Together',
    ]);
  });

  it('give way where two switches meet', () => {
    const events = game({ events: true });
    expect(lost(game({ events: true, sovietPreparedness: true }), events)).toEqual(['Event.H']);
    expect(lost(game({ events: true, resoluteIntervention: true }), events)).toEqual([
      'Scenario.Table',
      'Scenario.C',
      'Scenario.D',
      'Scenario.E',
      'X3',
    ]);
    expect(gained(game({ resoluteIntervention: true }))).toEqual([]);
  });
});
