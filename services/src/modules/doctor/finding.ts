import { DOCTOR_CHECKS, DOCTOR_REASONS } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';
import { FEATURE_EFFECTS } from './feature-effects.js';

export const FINDING_STATES = ['ready', 'limited', 'off'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export interface Finding {
  /** In English, as the command prints it. */
  name: string;
  state: FindingState;
  /** The reason and the fix, in English; empty if the finding is ready. */
  hint: string;
  /** Key that the administration translates. Findings without a key are shown in English. */
  check?: DoctorCheck | GameFeature;
  area?: DoctorArea;
  reason?: DoctorReason;
  params?: Readonly<Record<string, string | number>>;
  /** Command, setting or statement that solves the problem, as the owner types it. */
  remedy?: string;
  detail?: string;
  /** The start logs it as urgent, and the command ends with 1. */
  isUrgent?: boolean;
}

type Why = Pick<Finding, 'params' | 'remedy' | 'isUrgent'> & {
  reason: DoctorReason;
  /** Subject of a check that has several, such as the id of a vote site. */
  subject?: string;
};

export function ready(check: DoctorCheck | GameFeature, detail?: string, subject?: string): Finding {
  return { ...identityOf(check, subject), state: 'ready', hint: '', ...(detail !== undefined && { detail }) };
}

export function notReady(
  check: DoctorCheck | GameFeature,
  state: 'limited' | 'off',
  { subject, reason, ...why }: Why,
): Finding {
  const { params = {}, remedy } = why;
  const text = DOCTOR_REASONS[reason].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  const hint = remedy === undefined ? text : `${text} ${remedy}`;
  return { ...identityOf(check, subject), state, hint, reason, ...why };
}

/** The finding of a check without a result. One that covers several checks is reported under its own name. */
export function unfinished(name: string, state: 'limited' | 'off', why: Why): Finding {
  return isCheck(name) ? notReady(name, state, why) : { ...notReady('game', state, why), name };
}

function isCheck(name: string): name is DoctorCheck {
  return Object.hasOwn(DOCTOR_CHECKS, name);
}

function identityOf(
  check: DoctorCheck | GameFeature,
  subject?: string,
): Pick<Finding, 'check' | 'area' | 'name'> {
  const { area, name } = isFeature(check)
    ? { area: 'features' as const, name: FEATURE_EFFECTS[check].name }
    : DOCTOR_CHECKS[check];
  return { check, area, name: subject === undefined ? name : `${name} ${subject}` };
}

function isFeature(check: DoctorCheck | GameFeature): check is GameFeature {
  return Object.hasOwn(FEATURE_EFFECTS, check);
}
