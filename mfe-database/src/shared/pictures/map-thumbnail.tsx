import { useState } from 'react';
import { Icon } from '@portico/ui';
import { SkyImage } from './sky-image';
import styles from './map-thumbnail.module.css';

export interface MapThumbnailProps {
  id: number;
  /** False for a map that is known to have no drawing. */
  isDrawn?: boolean;
}

/** A small view of a map. Decoration: the map's name is beside it. */
export function MapThumbnail({ id, isDrawn = true }: MapThumbnailProps) {
  const [isMissing, setIsMissing] = useState(!isDrawn);
  return (
    <span className={styles.box}>
      {isMissing ? (
        <Icon name="map" size={20} />
      ) : (
        <SkyImage
          className={styles.image}
          source={`/api/map/minimap/${id}`}
          width={96}
          height={56}
          onError={() => setIsMissing(true)}
        />
      )}
    </span>
  );
}
