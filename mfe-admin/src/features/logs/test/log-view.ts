import type { LogView } from '../log-state';

/** The view of an address without parameters. */
export const VIEW: LogView = {
  page: 1,
  cursor: '',
  startDate: '',
  endDate: '',
  days: 7,
  search: '',
  item: '',
  source: '',
  playerId: 0,
  bossType: '',
  frequency: '',
  success: '',
  type: '',
  currency: '',
  action: '',
  chart: undefined,
};
