import { endedSupport } from './release-checks.js';

const KIT = '@portico/portal-kit';
const RELEASED = [
  { date: '2026-01-01', ranges: { [KIT]: '^0.1.6', '@portico/i18n': '^0.1.0' } },
  { date: '2026-03-01', ranges: { [KIT]: '^0.1.7', '@portico/i18n': '^0.1.0' } },
];
const shell = { shared: {}, releasedRanges: RELEASED };
const dayAfter = (date: string, days: number) => Date.parse(date) + days * 86_400_000;

describe('the support of what a release was built for', () => {
  const requires = { react: '^19.0.0', [KIT]: '^0.1.6', '@portico/i18n': '^0.1.0' };

  it('ends 90 days after the portal that asks for a newer one, and not before', () => {
    expect(endedSupport({ requires }, shell, dayAfter('2026-03-01', 89))).toBeUndefined();
    expect(endedSupport({ requires }, shell, dayAfter('2026-03-01', 90))).toEqual({
      code: 'support_ended',
      params: { package: KIT, required: '^0.1.6', since: '2026-05-30' },
    });
  });

  it('does not end for the newest one, for what is no range, and under a shell without dates', () => {
    const now = dayAfter('2026-03-01', 900);
    for (const range of ['^0.1.7', '^0.2.0', 'next'])
      expect(endedSupport({ requires: { [KIT]: range } }, shell, now)).toBeUndefined();
    expect(endedSupport({ requires }, { shared: {} }, now)).toBeUndefined();
    expect(endedSupport({ requires }, undefined, now)).toBeUndefined();
  });
});
