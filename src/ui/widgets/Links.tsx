import { Fragment } from 'react';
import type { Hex, RuleId } from '../../engine/index.ts';
import { point, showRule } from '../../store/table.ts';
import type { Sentence } from '../parts.ts';
import { t } from '../strings.ts';
import { showOnMap } from '../table/map-handle.ts';
import { hexText } from '../words.ts';
import css from './Links.module.css';

/** Brings a hex into view and points at it. */
export function HexLink({ hex, text = hexText(hex) }: { readonly hex: Hex; readonly text?: string }) {
  const show = (): void => {
    point([hex]);
    showOnMap(hex);
  };
  return (
    <button type="button" className={css.link} onClick={show}>
      {text}
    </button>
  );
}

/** Opens the text of a rule. */
export function RuleLink({ rule, text = rule }: { readonly rule: RuleId; readonly text?: string }) {
  return (
    <button
      type="button"
      className={`${css.link} ${css.rule}`}
      aria-label={t.rules.open(rule)}
      onClick={() => showRule(rule)}
    >
      {text}
    </button>
  );
}

/** A sentence with its links. */
export function Words({ parts }: { readonly parts: Sentence }) {
  return parts.map((part, i) => {
    const key = `${i}`;
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    return 'rule' in part ? (
      <RuleLink key={key} rule={part.rule} />
    ) : (
      <HexLink key={key} hex={part.hex} text={part.text} />
    );
  });
}
