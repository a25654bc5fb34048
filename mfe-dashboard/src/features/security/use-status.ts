import { useCallback, useState } from 'react';

/** The latest act in a panel, for `PanelStatus`; a new object each time, so that the same words are said again. */
export interface Status {
  text: string;
}

export function useStatus(): [Status | undefined, (text: string | undefined) => void] {
  const [status, setStatus] = useState<Status>();
  const say = useCallback((text: string | undefined) => setStatus(text === undefined ? text : { text }), []);
  return [status, say];
}
