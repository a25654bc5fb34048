import { type DynamicModule, Module } from '@nestjs/common';
import { PorticoConfig } from './portico-config.js';

@Module({})
export class PorticoConfigModule {
  static forRoot(config: PorticoConfig): DynamicModule {
    return {
      module: PorticoConfigModule,
      global: true,
      providers: [{ provide: PorticoConfig, useValue: config }],
      exports: [PorticoConfig],
    };
  }
}
