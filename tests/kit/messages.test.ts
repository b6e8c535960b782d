import { formatters } from '#kit/i18n/messages.ts';

it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'some-word'])(
  'the word %s out of a file selects no variant but the default',
  (word) => {
    const { m, s } = formatters('en');
    const message = m(({ key }) => [s(key, { known: 'its own', _: 'the default' })]);
    expect([message({ key: word }), message({ key: 'known' })]).toEqual(['the default', 'its own']);
  },
);
