import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';
import { oneOf } from '../log-page/log-state';

export type BossLogs = Answer<'/api/logs/boss'>;
export type BossRow = BossLogs['logs'][number];

export const BOSSES = [
  'BIGFOOT',
  'ZAKUM',
  'HORNTAIL',
  'PINKBEAN',
  'SCARGA',
  'PAPULATUS',
] as const satisfies readonly BossRow['bosstype'][];
export const FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly BossRow['frequency'][];

const filters = (selection: LogSelection) =>
  filterQuery(selection, 'searchFilter', {
    bossType: oneOf(BOSSES, selection.bossType),
    frequency: oneOf(FREQUENCIES, selection.frequency),
  });

/** Attempts at bosses. */
export const BOSS_LOG: LogDefinition<BossLogs> = {
  name: 'boss',
  textKey: 'bossLog',
  page: (selection) =>
    apiQuery('/api/logs/boss', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) => apiQuery('/api/logs/boss/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/boss/file', filters(selection)),
};
