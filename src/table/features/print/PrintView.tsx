import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { activeGame } from '../../game/registry.ts';

/**
 * What goes to paper in place of the screen. It is drawn when the browser is about to print, and gone afterwards.
 * Mounted once, within whatever provides the position on show.
 */
export function PrintView() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as this event has been told. An open dialog may print itself.
    const before = (): void => {
      if (!document.querySelector('[data-print]')) flushSync(() => setPrinting(true));
    };
    const after = (): void => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const { print } = activeGame();
  return printing ? createPortal(<print.Sheets />, document.body) : null;
}
