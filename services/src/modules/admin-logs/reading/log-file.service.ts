import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { LogFileFormat } from './log-file.js';
import type { LogSelection } from './log-query.js';
import type { LogSheet } from './log-sheet.js';

/** Who asks for a file. */
export interface LogReaderAccount {
  principal: Principal;
  client: Client;
}

export interface LogFileRequest {
  selection: LogSelection;
  format: LogFileFormat;
  by: LogReaderAccount;
  /** The log's table is not there. */
  isEmpty?: boolean;
}

@Injectable()
export class LogFileService {
  file(_sheet: LogSheet, _request: LogFileRequest): Promise<StreamableFile> {
    throw new Error('not yet');
  }
}
