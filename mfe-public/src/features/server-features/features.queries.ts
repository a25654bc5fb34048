import { apiQuery, type Answer } from '@portico/portal-kit';

export type Program = Answer<'/api/guide/program'>;
export type LoginProgram = Program['login'];
export type PitchRange = Program['perfectPitch'][number];

export function programQuery() {
  return apiQuery('/api/guide/program');
}
