import { signIn, signOut } from '@portico/portal-kit';
import { act, renderHook } from '@testing-library/react';
import { syncReviewFields, reviewFields, setReviewFields, useReviewFields } from './review-fields';

const STORED = 'portico-drop-review:mochi';

beforeEach(() => act(() => signIn('Mochi', 'a-token')));
afterEach(() => {
  act(() => signOut());
  localStorage.clear();
});

it('follows what another tab of the same account writes, so that it knows which draft is open', () => {
  syncReviewFields();
  setReviewFields({ reason: 'Too rare' });
  const { result } = renderHook(() => useReviewFields());
  const theirs = { ...reviewFields(), reason: 'Far too rare', draft: { id: 7, version: 2 } };
  localStorage.setItem(STORED, JSON.stringify(theirs));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portico-drop-review:wren' })));
  expect(result.current.reason).toBe('Too rare');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED })));
  expect(result.current).toEqual(theirs);
  expect(reviewFields().draft).toEqual({ id: 7, version: 2 });
});
