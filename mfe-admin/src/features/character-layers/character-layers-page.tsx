import { RESTING_POSE } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { PageHeader, Skeleton, Window } from '@portico/ui';
import { useState } from 'react';
import { LookForm, PoseFields } from '../../shared/developer/look-form';
import { framesOfStance, MissingSets, useSpriteSets } from '../../shared/developer/sprite-sets';
import { useLookDraft } from '../../shared/developer/use-look-draft';
import { LayerList } from './layer-list';
import { layersOf } from './placed-parts';
import { SpriteStage } from './sprite-stage';
import styles from './character-layers-page.module.css';

export function CharacterLayersPage() {
  const t = useTexts('mfe-admin');
  const draft = useLookDraft();
  const sets = useSpriteSets(draft.look);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const frames = framesOfStance(sets.uses, draft.stance);
  const frame = Math.min(draft.frame, frames - 1);
  const layers = layersOf(sets.uses, { ...RESTING_POSE, stance: draft.stance, frame });
  const toggle = (key: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return (
    <div className={styles.root}>
      <PageHeader title={t('testSprite.title')} lead={t('testSprite.lead')} />
      <div className={styles.columns}>
        <Window title={t('testSprite.stage.title')} icon="user" className={styles.stage}>
          <div className={styles.part}>
            {sets.isLoading ? (
              <Skeleton shape="box" height="22rem" />
            ) : (
              <SpriteStage layers={layers} hidden={hidden} chosen={chosen} />
            )}
            <PoseFields {...draft} frames={frames} />
            <MissingSets {...sets} />
          </div>
        </Window>
        <LayerList
          layers={layers}
          hidden={hidden}
          chosen={chosen}
          onToggle={toggle}
          onChoose={setChosen}
          onShowAll={() => setHidden(new Set())}
        />
      </div>
      <Window title={t('testSprite.look')} icon="edit">
        <LookForm {...draft} />
      </Window>
    </div>
  );
}
