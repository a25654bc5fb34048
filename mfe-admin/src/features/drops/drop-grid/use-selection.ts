import { useState } from 'react';

export interface Selection {
  keys: ReadonlySet<string>;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** All from the row that was chosen last (else this other one) up to this one. */
  extendTo: (key: string, from?: string) => void;
  all: () => void;
  clear: () => void;
}

/** Chosen rows, in terms of those that are shown: what is filtered away is not chosen. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const keys = new Set(chosen.size === 0 ? [] : shown.filter((key) => chosen.has(key)));
  const toggle = (key: string) => {
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setAnchor(key);
  };
  const extendTo = (key: string, from = key) => {
    const start = anchor !== undefined && shown.includes(anchor) ? anchor : from;
    const [one, other] = [shown.indexOf(start), shown.indexOf(key)];
    setChosen(new Set(shown.slice(Math.min(one, other), Math.max(one, other) + 1)));
    setAnchor(start);
  };
  return {
    keys,
    has: (key) => keys.has(key),
    toggle,
    extendTo,
    all: () => setChosen(new Set(shown)),
    clear: () => setChosen(new Set()),
  };
}
