import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RenderingFaults } from '../rendering/index.js';
import { ErrorCounts } from './error-counts.js';

/** Counts rendering failures with the errors that browsers report of the same release. */
@Injectable()
export class ServerFaults implements OnModuleInit {
  constructor(
    private readonly rendering: RenderingFaults,
    private readonly counts: ErrorCounts,
  ) {}

  onModuleInit(): void {
    this.rendering.listen(({ remote, version, slot, message }) => {
      const told = `On the server: ${message}`;
      this.counts.add({
        remote,
        version,
        message: slot === undefined ? told : `${slot}: ${told}`,
        place: 'server',
      });
    });
  }
}
