import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NxOrigins } from '../../admin-logs/index.js';
import { EntryNotes } from '../../ledger/index.js';
import { PointsRequestsRepository } from './points-requests.repository.js';

/** Players read in their history why an admin gave them something, admins in the log of NX to which character. */
@Injectable()
export class PointsNotes implements OnModuleInit {
  constructor(
    private readonly notes: EntryNotes,
    private readonly origins: NxOrigins,
    private readonly requests: PointsRequestsRepository,
  ) {}

  onModuleInit(): void {
    this.notes.provide('admin', (keys) => this.requests.reasonsOf(keys));
    this.origins.nameCharacters((keys) => this.requests.charactersOf(keys));
  }
}
