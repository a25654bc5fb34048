import { jest } from '@jest/globals';
import { EXAMPLE_CONFIG, EXAMPLE_PORTAL } from '@portico/contract/example';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PortalContext } from '../portal/portal-context';
import { useServerClock } from './use-server-clock';

const AT = Date.parse('2026-03-01T20:59:58.400Z');

function clockIn(zone: string) {
  const portal = { ...EXAMPLE_PORTAL, config: { ...EXAMPLE_CONFIG, time: { zone } } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>{children}</PortalContext>
  );
  return renderHook(() => useServerClock(), { wrapper });
}

function look(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => jest.useFakeTimers({ now: AT }));

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  jest.useRealTimers();
});

describe('the clock of the server', () => {
  it('goes over midnight in the zone of the server, each second on the second', () => {
    const { result } = clockIn('Asia/Tokyo');
    expect(result.current).toMatchObject({ time: '05:59:58', zone: 'JST', offset: 'UTC+9' });
    act(() => void jest.advanceTimersByTime(600));
    expect(result.current.time).toBe('05:59:59');
    act(() => void jest.advanceTimersByTime(1000));
    expect(result.current.time).toBe('06:00:00');
    expect(result.current.dateTime).toBe('2026-03-01T21:00:00.000Z');
  });

  it('says the distance to UTC where a zone has no short name', () => {
    expect(clockIn('America/Sao_Paulo').result.current).toMatchObject({ time: '17:59:58', zone: 'UTC-3' });
    expect(clockIn('UTC').result.current).toMatchObject({ time: '20:59:58', zone: 'UTC' });
  });

  it('rests in a tab that no one looks at, and is right when someone does', () => {
    const { result } = clockIn('UTC');
    look(true);
    const waiting = jest.getTimerCount();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(waiting).toBe(0);
    expect(result.current.time).toBe('20:59:58');
    look(false);
    expect(result.current.time).toBe('21:00:58');
  });
});
