import { useEffect, useState } from 'react';

/** False for the first `milliseconds` of a component's life, so that fast answers never flash a loading state. */
export function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
}
