import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds that are left of a wait, 0 when there is none; `onOver` runs at its end. */
export function useCountdown(onOver: () => void): { secondsLeft: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const end = useEffectEvent(onOver);

  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1000);
      setSecondsLeft(Math.max(0, left));
      if (left > 0) return;
      setUntil(0);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  const wait = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  };
  return { secondsLeft, wait };
}
