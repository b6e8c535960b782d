import mapMessages from '#games/winter-war/content/en/map.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import optionsMessages from '#games/winter-war/content/en/options.ftl';
import '#app/languages.ts';
import { setActiveGame } from '#table/game/registry.ts';
import winterWar from '#games/winter-war/index.ts';
import { board, check, newGame, ROSTER, RULE_IDS } from '#engine/winter-war';
import { language, loadLanguage, onLanguage, setLanguage } from '#kit/i18n/language.ts';
import { datesOf, placeText } from '#games/winter-war/ui/text/names.ts';
import { ruleNumber } from '#table/text/parts.ts';
import { refusalText } from '#table/text/refusal-text.ts';
import { hexText, kindText, unitText } from '#games/winter-war/ui/text/describe.ts';

setActiveGame(winterWar);

describe('a change of language', () => {
  afterEach(() => setLanguage('en'));

  it('waits for the words, then turns every table', async () => {
    await loadLanguage('fi');
    let changes = 0;
    const leave = onLanguage(() => changes++);
    expect([
      startMessages().common.title,
      optionsMessages().choice.inGame,
      mapMessages().map.rowA,
      mapMessages().counters.blank,
    ]).toEqual(['Winter War', 'In this game', 'ROW A', 'Finnish dummy counter']);
    setLanguage('fi');
    expect(language()).toBe('fi');
    expect([
      startMessages().common.title,
      optionsMessages().choice.inGame,
      mapMessages().map.rowA,
      mapMessages().counters.blank,
    ]).toEqual(['Winter War', 'Tässä pelissä', 'RIVI A', 'Suomi: tyhjä nappula']);
    setLanguage('en');
    expect(startMessages().common.title).toBe('Winter War');
    leave();
    setLanguage('fi');
    expect(changes).toBe(2);
  });

  it('turns names of places, units and their kinds', async () => {
    const unit = (label: string, name: string): number =>
      ROSTER.find(({ type, name: own }) => type.label === label && own === name)!.id;
    const petrozavodsk = board.hexByName('2413');
    const texts = (): string[] => [
      hexText(petrozavodsk),
      unitText(unit('', '3')),
      unitText(unit('0-1-2', 'LMD')),
      kindText(unit('20-12-2', 'X')),
      kindText(unit('2-2-2', '104')),
      kindText(unit('0-0-3', '1')),
      datesOf(1).replaceAll(/\s/g, ' '),
      datesOf(9).replaceAll(/\s/g, ' '),
    ];
    expect(texts()).toEqual([
      'Petrozavodsk (2413)',
      'dummy 3',
      '0-1-2 (LMD)',
      'infantry corps',
      'mountain infantry brigade',
      'ski patrol',
      '30 Nov – 9 Dec',
      '20 Feb – 1 Mar',
    ]);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(texts()).toEqual([
      'Petroskoi (2413)',
      'tyhjä nappula 3',
      '0-1-2 (LSP)',
      'jalkaväkiarmeijakunta',
      'vuoristoprikaati',
      'hiihtopartio',
      '30.11.–9.12.',
      '20.2.–1.3.',
    ]);
    expect([placeText('Kem'), placeText('Oulu')]).toEqual(['Vienan Kemi', 'Oulu']);
  });

  it('turns refusals, and leaves alone what is not of the engine', async () => {
    const refusal = check(newGame({}, 1), { type: 'end' })!;
    expect(refusalText(refusal)).toMatch(/^Still to be placed: .* and \d+ more\.$/);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(refusalText(refusal)).toMatch(/^Vielä sijoittamatta: .* ja \d+ muuta\.$/);
    expect(refusalText({ ...refusal, key: 'lesson-other', text: 'Näin on.' })).toBe('Näin on.');
  });
});

describe('the number of a paragraph', () => {
  it('is Finnish while Finnish is spoken, and still tells all paragraphs apart', async () => {
    expect(ruleNumber('Combat.E')).toBe('Combat.E');
    await loadLanguage('fi');
    setLanguage('fi');
    expect(['Combat.E', 'Supply.F1', 'Option.Handicap', 'M7'].map(ruleNumber)).toEqual([
      'Taistelu.E',
      'Huolto.F1',
      'Muunnelma.Tasoitus',
      'M7',
    ]);
    const words = RULE_IDS.flatMap((rule) => rule.split('.')).filter((part) => /[a-z]{2}/.test(part));
    const same = words.filter((word) => word !== 'Murmansk' && ruleNumber(word) === word);
    expect(same).toEqual([]);
    expect(new Set(RULE_IDS.map(ruleNumber)).size).toBe(RULE_IDS.length);
  });
});
