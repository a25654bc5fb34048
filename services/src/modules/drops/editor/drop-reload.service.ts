import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { markDropsReloaded, readDropMoments } from '../../../catalog/index.js';
import { GameBridge, GameFeatures, type ReloadEffect } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { effectTimeOf } from '../drops.dto.js';
import type { EditorStateDto, ReloadedDto } from './editor.dto.js';

const MESSAGES: Readonly<Record<ReloadEffect, string>> = {
  now: 'The game has read the drops of monsters again',
  nextReload: 'The game reads the drops of monsters again with !reloaddrops, or when it is restarted',
};

/** Makes the game reload its drops, and tells when edits take effect. The game keeps drops of reactors until it restarts. */
@Injectable()
export class DropReloadService {
  constructor(
    private readonly bridge: GameBridge,
    private readonly features: GameFeatures,
    private readonly config: PorticoConfig,
    private readonly reader: DataSource,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async state(): Promise<EditorStateDto> {
    const { monstersEditedAt, reloadedAt } = await readDropMoments(this.reader.manager);
    const { drop, bossDrop, meso } = this.config.dropRates;
    return {
      canEdit: this.features.isOn('dropEditing'),
      hasReactors: this.features.isOn('reactorDrops'),
      canReload: this.bridge.reachesGame,
      monstersTakeEffect: effectTimeOf(new Set(['monster'])),
      reactorsTakeEffect: effectTimeOf(new Set(['reactor'])),
      editedAt: monstersEditedAt,
      reloadedAt,
      dropRate: drop,
      bossDropRate: bossDrop,
      mesoRate: meso,
      hasChangelog: this.config.public.drops.changelog,
    };
  }

  async reload(by: Actor): Promise<ReloadedDto> {
    if (!this.bridge.reachesGame) throw new AppError('game.bridge_absent');
    // An edit during the reload counts as not loaded. Earlier edits count as loaded, even if the clock was set back.
    const { monstersEditedAt } = await readDropMoments(this.reader.manager);
    const at = Math.max(Date.now(), monstersEditedAt ?? 0);
    const effect = await this.bridge.reloadDrops();
    await this.unitOfWork.run(async (manager) => {
      if (effect === 'now') await markDropsReloaded(manager, at);
      await this.audit.record({
        action: 'drops-reload',
        accountId: null,
        ...actorOf(by),
        details: { effect },
      });
    });
    return { success: effect === 'now', msg: MESSAGES[effect], effect };
  }
}
