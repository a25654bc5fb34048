import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import type { ReactNode } from 'react';
import type { Language } from '@portico/domain';
import { PortalContext } from '../portal/portal-context';
import { useFormat } from './use-format';

function formatIn(language: Language) {
  const portal = { ...EXAMPLE_PORTAL, language };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>{children}</PortalContext>
  );
  return renderHook(() => useFormat(), { wrapper }).result.current;
}

describe('useFormat', () => {
  it('writes numbers as the language does', () => {
    expect(formatIn('en').number(1234567)).toBe('1,234,567');
    expect(formatIn('pt-BR').number(1234567)).toBe('1.234.567');
  });

  it('writes changes with their sign and amounts with their unit', () => {
    const { signed, unit } = formatIn('en');
    expect([signed(5), signed(-1200), signed(0)]).toEqual(['+5', '-1,200', '0']);
    expect([unit(20, 'minute'), unit(1, 'day', 'long')]).toEqual(['20 min', '1 day']);
  });

  it('writes a day of the server, wherever the reader is', () => {
    expect(formatIn('en').day('2026-01-31')).toBe('Jan 31, 2026');
    expect(formatIn('en').day('2026-01-31', { weekday: 'long' })).toBe('Saturday');
  });

  it('writes a time of the server in its zone, on any clock', () => {
    const { serverDate } = formatIn('en');
    const at = Date.UTC(2026, 0, 31, 15, 30);
    expect(serverDate(at)).toBe('Feb 1, 2026, 00:30');
    expect(serverDate(at, { weekday: 'long', timeZone: 'UTC' })).toBe('Sunday');
  });

  it('never shows nothing for a chance that is not nothing', () => {
    expect(formatIn('en').percent(0.0004, 2)).toBe('0.0004%');
    expect(formatIn('en').percent(0.04, 2)).toBe('0.04%');
    expect(formatIn('en').percent(0, 2)).toBe('0.00%');
    expect(formatIn('en').percent(12.5, 3)).toBe('12.500%');
  });

  it.each([0, 20_000, 59_999])('counts from the minute that it is, %d ms into it', (into) => {
    const now = Date.UTC(2026, 0, 10, 12) + into;
    jest.useFakeTimers({ now });
    const { relativeTime } = formatIn('en');
    expect([now, now - 300_000, now - 3_600_000, now + 300_000].map((at) => relativeTime(at))).toEqual([
      'now',
      '5 minutes ago',
      '1 hour ago',
      'in 5 minutes',
    ]);
    jest.useRealTimers();
  });

  it('renders each minute where a time is shown, and nowhere else', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 10, 12) });
    const at = Date.now() - 300_000;
    const [draws, idleDraws] = [jest.fn(), jest.fn()];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PortalContext value={EXAMPLE_PORTAL}>{children}</PortalContext>
    );
    const { result } = renderHook(
      () => {
        draws();
        return useFormat().relativeTime(at);
      },
      { wrapper },
    );
    renderHook(
      () => {
        idleDraws();
        return useFormat().number(1);
      },
      { wrapper },
    );
    act(() => void jest.advanceTimersByTime(60_000));
    expect(result.current).toBe('6 minutes ago');
    expect(draws).toHaveBeenCalledTimes(2);
    expect(idleDraws).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
