import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@portico/domain';
import { ReleaseRegistry, ReleaseStore, ShellBuildFile } from '../releases/index.js';
import type { TechnicalReportDto } from './seo.dto.js';
import { OwnPages } from './technical/own-pages.js';
import { checkPages } from './technical/page-checks.js';
import { checkTranslations } from './technical/translation-check.js';

const TIME_LIMIT_MS = 5 * MINUTE_MS;

type Made = Omit<TechnicalReportDto, 'isRunning'>;

/** Checks the portal's own pages. Only one check runs at a time; the last report stays in memory. */
@Injectable()
export class TechnicalReportService implements OnModuleDestroy {
  private readonly logger = new Logger('TechnicalReport');
  private readonly stopping = new AbortController();
  private made: Made = { at: null, isPartial: false, tookMs: 0, checks: [] };
  private running: Promise<void> | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly registry: ReleaseRegistry,
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ShellBuildFile) private readonly shell: ShellBuildFile,
  ) {}

  last(): TechnicalReportDto {
    return { ...this.made, isRunning: this.running !== undefined };
  }

  begin(): TechnicalReportDto {
    this.running ??= this.make()
      .catch((error: unknown) => {
        this.logger.error({ msg: 'a technical report could not be made', err: error });
      })
      .finally(() => {
        this.running = undefined;
      });
    return this.last();
  }

  async settled(): Promise<void> {
    await this.running;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async make(): Promise<void> {
    const began = performance.now();
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const translations = await checkTranslations(await this.registry.inService(), this.store, this.shell);
    const pages = new OwnPages(this.host.httpAdapter.getInstance<FastifyInstance>(), signal);
    const [sitemap, ...others] = await checkPages(pages, signal);
    this.made = {
      at: Date.now(),
      isPartial: signal.aborted,
      tookMs: Math.round(performance.now() - began),
      checks: [...(sitemap ? [sitemap] : []), translations, ...others],
    };
  }
}
