import { useEffect } from 'react';
import { replayEarlyInput } from '../boot/early-input';
import { endServedPage } from './served-page';

/** Marks a visible page. Errors of its effects are reported before the timer. */
export function PageIsLive() {
  useEffect(() => {
    const timer = setTimeout(() => {
      endServedPage();
      replayEarlyInput();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
