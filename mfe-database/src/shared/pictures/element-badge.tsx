import type { AttackElement, ElementEffect } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, type Tone } from '@portico/ui';
import { Fragment } from 'react';

const EFFECTS = {
  weak: { tone: 'good', times: 1.5 },
  strong: { tone: 'accent', times: 0.5 },
  immune: { tone: 'danger', times: 0 },
} as const satisfies Record<ElementEffect, { tone: Tone; times: number }>;

interface ElementTrait {
  element: AttackElement;
  effect: ElementEffect;
}

export function ElementBadges({ elements }: { elements: readonly ElementTrait[] }) {
  return elements.map((trait, index) => (
    <Fragment key={trait.element}>
      {index > 0 && ' '}
      <ElementBadge {...trait} />
    </Fragment>
  ));
}

/** An element, and its damage multiplier on a monster. */
function ElementBadge({ element, effect }: ElementTrait) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { tone, times } = EFFECTS[effect];
  return (
    <Badge tone={tone}>
      {t(`monster.element.${element}`)} <bdi dir="ltr">×{format.number(times)}</bdi>
    </Badge>
  );
}
