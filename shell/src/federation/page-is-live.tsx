import { useEffect } from 'react';
import { replayEarlyInput } from '../boot/early-input';
import { endServedPage } from './served-page';

/** Beside a page that is shown. What its effects throw has been told by the time of the timer. */
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
