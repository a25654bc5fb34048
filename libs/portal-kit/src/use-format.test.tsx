import { renderHook } from '@testing-library/react';
import { EXAMPLE_PORTAL } from '@portico/contract/example';
import type { ReactNode } from 'react';
import type { Language } from '@portico/domain';
import { PortalContext } from './portal-context';
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

  it('never shows nothing for a chance that is not nothing', () => {
    expect(formatIn('en').percent(0.0004, 2)).toBe('0.0004%');
    expect(formatIn('en').percent(0.04, 2)).toBe('0.04%');
    expect(formatIn('en').percent(0, 2)).toBe('0.00%');
    expect(formatIn('en').percent(12.5, 3)).toBe('12.500%');
  });

  it('says how long ago in the largest unit that fits', () => {
    const now = Date.UTC(2026, 0, 10);
    expect(formatIn('en').relativeTime(now - 120_000, now)).toBe('2 minutes ago');
    expect(formatIn('en').relativeTime(now - 26 * 3_600_000, now)).toBe('yesterday');
    expect(formatIn('en').relativeTime(now, now)).toBe('now');
  });
});
