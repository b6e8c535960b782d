/**
 * The JSX runtime: React's own functions, but every text becomes the only text of its element. React updates a text
 * that has siblings in the text node it created. If a browser's translator has replaced that node, the page would keep
 * the old text.
 */
import type { JSX, Key, ReactNode } from 'react';
import { Fragment, jsx as create, jsxs as createStatic } from 'react/jsx-runtime';

export { Fragment };
export type { JSX };

type Children = readonly ReactNode[];
type Props = { readonly children?: ReactNode | Children };
type Type = Parameters<typeof create>[0];

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/** Joins adjacent texts at the position of the first; other children keep their positions. */
function join(children: Children): ReactNode[] {
  const all = [...children];
  let first = -1;
  all.forEach((child, i) => {
    if (!isText(child)) first = child && child !== true ? -1 : first;
    else if (first < 0) first = i;
    else {
      all[first] = `${all[first] as string}${child}`;
      all[i] = null;
    }
  });
  return all;
}

const wrap = (children: Children): ReactNode[] =>
  join(children).map((child, i) =>
    Array.isArray(child)
      ? wrap(child)
      : isText(child) && `${child}`.trim()
        ? create('text-run' as 'span', { children: child }, `text ${i}`)
        : child,
  );

function separate(type: Type, props: Props): Props {
  const { children } = props;
  const isElement = typeof type === 'string';
  if (!isElement && type !== Fragment) return props;
  if (!Array.isArray(children))
    return isElement || !isText(children) ? props : { ...props, children: wrap([children]) };
  if (isElement && children.every((child) => !child || child === true || isText(child)))
    return { ...props, children: join(children).find(isText) };
  // In an SVG `text`, another element is not allowed.
  return type === 'text' ? props : { ...props, children: wrap(children) };
}

export const jsx = (type: Type, props: Props, key?: Key) => create(type, separate(type, props), key);
export function jsxs(type: Type, props: Props, key?: Key) {
  const own = separate(type, props);
  return (Array.isArray(own.children) ? createStatic : create)(type, own, key);
}
/** Used in development. */
export const jsxDEV = (type: Type, props: Props, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
