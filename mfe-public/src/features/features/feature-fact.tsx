import { Mesos } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import { useUnits } from '../../shared/use-units';
import type { FeatureFact as Fact } from './feature-cards';
import type { Program } from './features.queries';
import { formatRange } from './perfect-pitch';

const CYCLE_DAYS = 14;

/** The number of a card, short. */
export function FeatureFact({ fact, program }: { fact: Fact; program: Program }): ReactNode {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const units = useUnits();
  const { language, config } = usePortal();
  switch (fact.kind) {
    case 'mesos':
      return <Mesos amount={program[fact.field]} unit={t('features.fact.mesos')} />;
    case 'nx':
      return t('features.fact.nx', { amount: format.number(program[fact.field]) });
    case 'percent':
      return format.percent(program[fact.field], Number.isInteger(program[fact.field]) ? 0 : 1);
    case 'plus':
      return <bdi>{`+${format.number(program[fact.field])}`}</bdi>;
    case 'level':
      return t('features.fact.level', { amount: format.number(program[fact.field]) });
    case 'daily':
      return t('features.fact.votes', { amount: format.number(program[fact.field]) });
    case 'unit':
      return units(program[fact.field], fact.unit);
    case 'count':
      return format.number(program[fact.field]);
    case 'rate':
      return config.rates.exp !== undefined && <bdi>{format.multiplier(config.rates.exp)}</bdi>;
    case 'free':
      return t('features.fact.free');
    case 'cycle':
      return units(CYCLE_DAYS, 'day');
    case 'pitch':
      return <bdi>{formatRange(language, ...boundsOf(program))}</bdi>;
  }
}

function boundsOf({ perfectPitch }: Program): [minimum: number, maximum: number] {
  return [
    Math.min(...perfectPitch.map(({ minimum }) => minimum)),
    Math.max(...perfectPitch.map(({ maximum }) => maximum)),
  ];
}
