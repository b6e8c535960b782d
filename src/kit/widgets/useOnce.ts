import { useState } from 'react';

/** True from the first time that something was asked for: what is loaded then stays. */
export function useOnce(asked: boolean): boolean {
  const [once, setOnce] = useState(asked);
  if (asked && !once) setOnce(true);
  return once || asked;
}
