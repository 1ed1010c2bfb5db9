import type { Command } from 'commander';
import { addExplainCommand } from './release/explain';
import { addPointCommand } from './release/point';
import { addPromoteCommand } from './release/promote';
import { addReleaseCommand } from './release/release';
import { addListCommands } from './release/releases';
import { addRollbackCommand } from './release/rollback';
import { addSettingsCommand } from './release/settings';
import { addShareCommand } from './release/share';
import { addTryStoreCommand } from './release/tryStore';
import { addVerifyCommand } from './release/verify';
import { addWatchCommand } from './release/watchReleases';
import { addContractCommand } from './contract';

export function addReleaseCommands(program: Command): void {
  addReleaseCommand(program);
  addPointCommand(program);
  addRollbackCommand(program);
  addShareCommand(program);
  addPromoteCommand(program);
  addListCommands(program);
  addWatchCommand(program);
  addExplainCommand(program);
  addVerifyCommand(program);
  addContractCommand(program);
  addSettingsCommand(program);
  addTryStoreCommand(program);
}
