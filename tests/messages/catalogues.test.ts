import { argumentsFor, languagesFound, messagesIn, said } from './catalogues.ts';

const english = messagesIn('en');

it.each(languagesFound)('no line of the messages in "%s" begins with a per cent sign', (language) => {
  const broken = [...messagesIn(language)].filter(([, one]) =>
    argumentsFor(one.args).some((args) => / %/.test(said(one, args))),
  );
  expect(broken.map(([path]) => path)).toEqual([]);
});

describe.each(languagesFound.filter((language) => language !== 'en'))('the messages in "%s"', (language) => {
  const messages = messagesIn(language);

  it('are those of the English catalogues, and no others', () => {
    const own = [...messages.keys()].filter((path) => !path.includes('/refusals.ftl:'));
    expect(own.toSorted()).toEqual([...english.keys()].toSorted());
  });

  it('have no variables that the English ones have not', () => {
    const unknown = [...messages].flatMap(([path, { args }]) => {
      const known = english.get(path)?.args;
      return known
        ? [...args.keys()].filter((name) => !known.has(name)).map((name) => `${path}: ${name}`)
        : [];
    });
    expect(unknown).toEqual([]);
  });

  it('are empty where the English ones are', () => {
    const differing = [...english].filter(([path, one]) => {
      const other = messages.get(path);
      return (
        other &&
        argumentsFor(new Map([...one.args, ...other.args])).some(
          (args) => !said(one, args).trim() !== !said(other, args).trim(),
        )
      );
    });
    expect(differing.map(([path]) => path)).toEqual([]);
  });
});
