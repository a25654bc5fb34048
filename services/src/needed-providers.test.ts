import { Global, Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { provideNeeded } from './needed-providers.js';

@Injectable()
class Clock {}

@Injectable()
class Rows {
  constructor(readonly clock: Clock) {}
}

@Injectable()
class Names {
  constructor(readonly rows: Rows) {}
}

@Injectable()
class Job {
  constructor(readonly names: Names) {}
}

@Injectable()
class Unused {}

abstract class Gate {}

@Injectable()
class OpenGate extends Gate {
  constructor(readonly rows: Rows) {
    super();
  }
}

@Global()
@Module({ providers: [{ provide: Clock, useFactory: () => new Clock() }], exports: [Clock] })
class ClockModule {}

@Module({ providers: [{ provide: Gate, useExisting: OpenGate }], exports: [Gate, Names] })
class NamesModule {}

@Module({ imports: [NamesModule], providers: [Job] })
class JobModule {}

const providersOf = (module: Type): unknown[] => Reflect.getMetadata('providers', module) ?? [];

describe('providers that modules need not list', () => {
  beforeAll(() => provideNeeded([JobModule, ClockModule]));

  it('are what their exports and providers are built from', () => {
    expect(providersOf(NamesModule).slice(1)).toEqual([Names, OpenGate, Rows]);
    expect(providersOf(JobModule)).toEqual([Job]);
    expect(providersOf(ClockModule)).toHaveLength(1);
  });

  it('are given once', () => {
    provideNeeded([JobModule, ClockModule]);
    expect(providersOf(NamesModule)).toHaveLength(4);
  });

  it('are not those that nobody asks for', async () => {
    @Module({ imports: [JobModule, ClockModule] })
    class AppModule {}
    const app = await NestFactory.createApplicationContext(AppModule, { logger: false });
    expect(app.get(Job).names.rows.clock).toBe(app.get(Clock));
    expect(() => app.get(Unused)).toThrow();
    await app.close();
  });
});
