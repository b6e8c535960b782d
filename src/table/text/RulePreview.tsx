import { Dialog } from 'radix-ui';
import panel from '#kit/widgets/panel.module.css';
import { ruleNumber } from './parts.ts';
import { useRulebook } from './rulebook.ts';

/** The lines of the first paragraph of a rule's text, without links. */
const openingOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)[0]!
    .replaceAll(/\[\[([^\]]+)\]\]/g, (_, id: string) => ruleNumber(id))
    .split('\n')
    .map((line) => line.replace(/^- /, '• '));

/** The beginning of a rule, for a mouse that rests on its link. */
export default function RulePreview({ rule }: { readonly rule: string }) {
  const { title, text } = useRulebook().paragraph(rule);
  return (
    <>
      <Dialog.Title asChild>
        <h4 className={panel.heading}>{title}</h4>
      </Dialog.Title>
      {openingOf(text).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
