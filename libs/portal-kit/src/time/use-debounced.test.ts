import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

afterEach(() => void jest.useRealTimers());

it('follows what is typed once it has stayed the same for so long', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 300), {
    initialProps: { typed: '' },
  });
  const after = (typed: string, ms: number) => {
    rerender({ typed });
    act(() => void jest.advanceTimersByTime(ms));
    return result.current;
  };
  expect([after('to', 299), after('tonic', 299), after('tonic', 1)]).toEqual(['', '', 'tonic']);
});
