import { RESTING_POSE, type Point, spritePictureAddress } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { Skeleton, Window, Button, EmptyState } from '@portico/ui';
import { useState } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { LookForm, PoseFields, useLookDraft } from '../../shared/developer/look-form';
import { framesOfStance, MissingSets, useSpriteSets } from '../../shared/developer/sprite-sets';
import styles from './character-layers-page.module.css';
import { layersOf, type LayerPart, SpriteStage } from './sprite-stage';

export function CharacterLayersPage() {
  const t = useTexts('mfe-admin');
  const draft = useLookDraft();
  const sets = useSpriteSets(draft.look);
  const choice = useLayerChoice();
  const frames = framesOfStance(sets.uses, draft.stance);
  const frame = Math.min(draft.frame, frames - 1);
  const layers = layersOf(sets.uses, { ...RESTING_POSE, stance: draft.stance, frame });
  return (
    <div className={styles.root}>
      <AdminHeader title={t('characterLayers.title')} lead={t('characterLayers.lead')} />
      <div className={styles.columns}>
        <Window title={t('characterLayers.stage.title')} icon="user" className={styles.stage}>
          <div className={styles.part}>
            <SpriteStage layers={layers} hidden={choice.hidden} chosen={choice.chosen} />
            <PoseFields {...draft} frames={frames} />
            <MissingSets {...sets} />
          </div>
        </Window>
        <div className={styles.root}>
          <Window title={t('characterLayers.look')} icon="edit">
            <LookForm {...draft} />
          </Window>
          <LayerList layers={layers} isLoading={sets.isLoading} {...choice} />
        </div>
      </div>
    </div>
  );
}

/** Hidden parts, and the part that is framed on the stage. */
function useLayerChoice() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useState<string>();
  const toggle = (key: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  return { hidden, chosen, choose, toggle, showAll: () => setHidden(new Set()) };
}

type LayerListProps = ReturnType<typeof useLayerChoice> & {
  layers: readonly LayerPart[];
  isLoading: boolean;
};

function LayerList({ layers, isLoading, hidden, chosen, toggle, choose, showAll }: LayerListProps) {
  const t = useTexts('mfe-admin');
  return (
    <Window
      isFlush
      title={t('characterLayers.layers.title')}
      icon="filter"
      actions={
        hidden.size > 0 && (
          <Button size="small" onClick={showAll}>
            {t('characterLayers.layers.showAll')}
          </Button>
        )
      }
    >
      {isLoading ? (
        <Skeleton shape="box" height="48rem" />
      ) : layers.length === 0 ? (
        <EmptyState title={t('characterLayers.layers.none')} />
      ) : (
        <ol className={styles.list} role="list">
          {layers.map((layer) => (
            <LayerRow
              key={layer.key}
              layer={layer}
              isShown={!hidden.has(layer.key)}
              isChosen={layer.key === chosen}
              onToggle={() => toggle(layer.key)}
              onChoose={(isChosen) => choose(isChosen ? layer.key : undefined)}
            />
          ))}
        </ol>
      )}
    </Window>
  );
}

interface LayerRowProps {
  layer: LayerPart;
  isShown: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onChoose: (isChosen: boolean) => void;
}

/** A part under the pointer or with the focus is framed on the stage. */
function LayerRow({ layer: { placed, part }, isShown, isChosen, onToggle, onChoose }: LayerRowProps) {
  const t = useTexts('mfe-admin');
  const [isMissing, setIsMissing] = useState(false);
  const { set, image, x, y, width, height } = placed;
  const address = spritePictureAddress(set, image);
  return (
    <li
      className={styles.row}
      data-is-chosen={isChosen}
      onPointerEnter={() => onChoose(true)}
      onPointerLeave={() => onChoose(false)}
    >
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={onToggle}
          onFocus={() => onChoose(true)}
          onBlur={() => onChoose(false)}
        />
        <span className={styles.picture}>
          {isMissing ? (
            <span className={styles.missing} aria-hidden="true">
              ?
            </span>
          ) : (
            <img src={address} alt="" onError={() => setIsMissing(true)} />
          )}
        </span>
        <span className={styles.words}>
          <code className={styles.name}>
            {set.category} / {image}
          </code>
          {isMissing && <span className={styles.failure}>{t('developer.notLoaded', { path: address })}</span>}
          <span className={styles.facts}>
            <bdi>{t('characterLayers.layers.layer', { layer: part?.layer ?? '?' })}</bdi>
            <bdi>{t('characterLayers.layers.at', { at: pointText({ x, y }) })}</bdi>
            <bdi dir="ltr">{`${width} × ${height}`}</bdi>
          </span>
          {part && (
            <code className={styles.anchors} dir="ltr">
              {[['origin', part.origin] as const, ...Object.entries(part.anchors)]
                .map(([name, point]) => `${name} ${pointText(point)}`)
                .join(' · ')}
            </code>
          )}
        </span>
      </label>
    </li>
  );
}

function pointText({ x, y }: Point): string {
  return `(${round(x)}, ${round(y)})`;
}

/** In pictures with several pixels per unit, points are between whole units. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
