import { HOUR_MS } from '@portico/domain';
import { push } from '../../../platform/collections/index.js';
import type { OnlineSampleEntity } from './online-sample.entity.js';

/** Replaces the samples of an hour by one: mean weighted by minutes, and highest peak. */
export function hourlySamples(samples: readonly OnlineSampleEntity[]): OnlineSampleEntity[] {
  const byHour = new Map<number, OnlineSampleEntity[]>();
  for (const sample of samples) push(byHour, sample.at - (sample.at % HOUR_MS), sample);
  return Array.from(byHour, ([at, ofHour]) => {
    const minutes = ofHour.reduce((sum, sample) => sum + sample.minutes, 0);
    const total = ofHour.reduce((sum, sample) => sum + sample.players * sample.minutes, 0);
    return {
      at,
      minutes,
      players: Math.round(total / minutes),
      peak: Math.max(...ofHour.map(({ peak }) => peak)),
    };
  });
}
