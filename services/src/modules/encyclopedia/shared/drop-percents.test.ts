import { percentsOf } from './drop-percents.js';

const RATES = { drop: 3, bossDrop: 2 };

describe('the percents of a drop', () => {
  it('multiply by the rate of ordinary monsters', () => {
    expect(percentsOf(0.08, 'monster', false, RATES)).toEqual({ dropPercent: 0.08, actualPercent: 0.24 });
  });

  it('take the rate of bosses instead where the monster is one', () => {
    expect(percentsOf(30, 'monster', true, RATES)).toEqual({ dropPercent: 30, actualPercent: 60 });
  });

  it('multiply for reactors and never pass one hundred', () => {
    expect(percentsOf(50, 'reactor', false, RATES)).toEqual({ dropPercent: 50, actualPercent: 100 });
  });

  it('leave global drops as they are', () => {
    expect(percentsOf(0.1, 'global', false, RATES)).toEqual({ dropPercent: 0.1, actualPercent: 0.1 });
  });
});
