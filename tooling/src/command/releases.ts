import type { Command } from 'commander';
import { examples } from './examples';
import { numberOf, shareIn, withLive, withMove, withStage, withStore } from './options';
import { runs } from './runs';

export function addReleaseCommands(program: Command): void {
  addReleaseCommand(program);
  addMoveCommands(program);
  addStageCommands(program);
  addListCommands(program);
  addCheckCommands(program);
  addStoreCommands(program);
}

function addReleaseCommand(program: Command): void {
  withLive(withStage(program.command('release')))
    .description('build apps separately, publish them and make them live in one move')
    .argument('[apps...]', 'such as mfe-catalog, host, or . for the remote in this folder')
    .option('--all', 'every app')
    .option(
      '--url <address>',
      'where the remote’s releases are served; for several, such as https://{app}.shop.example',
    )
    .option('--publish', 'only publish; do not change what is live')
    .option('--out <folder>', 'build the files of a release into a folder, and publish nothing')
    .option('--force', 'publish whatever the commit, and even if the files equal the live release')
    .option('--worker-off', 'release the host with a worker that removes itself from browsers')
    .addHelpText(
      'after',
      examples(
        ['release --all', 'a first release of every app'],
        ['release mfe-catalog', 'only this app'],
        ['release mfe-catalog --share 5', 'for 5 % of the visitors'],
        ['release mfe-catalog --stage my-branch --new-stage', 'a preview of a branch'],
      ),
    )
    .action(runs(async () => (await import('./release/release')).release));
}

function addMoveCommands(program: Command): void {
  withLive(withStage(program.command('point')))
    .description(
      'make published releases live in one move; for the job with write access to the pointer',
    )
    .argument('<releases...>', 'such as mfe-catalog@7')
    .addHelpText('after', examples(['point host@3 mfe-catalog@7', 'both in one move']))
    .action(runs(async () => (await import('./release/moves')).point));
  withMove(withStage(program.command('rollback')))
    .description("swap an app's live and previous release; run again to swap them back")
    .argument('[app]')
    .option(
      '--from <release>',
      'only if this release is live, or the end of its rollout',
      numberOf('--from'),
    )
    .option(
      '--release <release>',
      'this release instead of the previous one',
      numberOf('--release'),
    )
    .option(
      '--move <number>',
      'undo all that this move changed',
      numberOf('--move', 'the number of a move, such as 17'),
    )
    .addHelpText(
      'after',
      examples(
        ['rollback mfe-catalog', 'to the previous release'],
        ['rollback mfe-catalog --from 7', 'only if 7 is live'],
        ['rollback mfe-catalog --release 3', 'to release 3'],
        ['rollback --move 17', 'everything to the state before move 17'],
      ),
    )
    .action(runs(async () => (await import('./release/moves')).rollBackApp));
  withMove(withStage(program.command('share')))
    .description('change the share of visitors who get a release made with --share')
    .argument('<remote>')
    .argument('<percent>', '100 gives it to all, 0 ends the rollout', shareIn(0, 100))
    .addHelpText('after', examples(['share mfe-catalog 20', 'to 20 % of the visitors']))
    .action(runs(async () => (await import('./release/moves')).changeRolloutOf));
}

function addStageCommands(program: Command): void {
  withMove(withStage(program.command('remove')))
    .description('take a remote out of the pointer, or remove a stage; the releases stay')
    .argument('[remote]')
    .addHelpText('after', examples(['remove --stage my-branch', 'the preview of a branch']))
    .action(runs(async () => (await import('./release/moves')).removeApp));
  withLive(withStore(program.command('promote')))
    .description('make the releases of one stage live in another, with the same files')
    .argument('<words...>', 'the apps, then the two stages')
    .option('--all', 'every app that is live in the first stage, as for a new one')
    .addHelpText('after', examples(['promote mfe-catalog staging production', '']))
    .action(runs(async () => (await import('./release/moves')).promoteApps));
}

function addListCommands(program: Command): void {
  withStage(program.command('list'))
    .description('list releases: number, whether it is live, commit, who released it, and when')
    .argument('[apps...]')
    .action(runs(async () => (await import('./release/releases')).printReleases));
  withStage(program.command('log'))
    .description('print the moves of a stage')
    .action(runs(async () => (await import('./release/releases')).printLog));
  withStage(program.command('policy'))
    .description('print the content security policy of the pages, for a server or a CDN')
    .action(runs(async () => (await import('./release/releases')).printPolicy));
  withStage(program.command('repair'))
    .description(
      'make the newest readable move live again, if the pointer is missing or cannot be read',
    )
    .action(runs(async () => (await import('./release/releases')).repairPointer));
  withStage(program.command('prune'))
    .description('remove releases that no stage has named for some time')
    // Longer than a tab or a cache uses their pages.
    .option('--days <number>', 'how long they are kept', numberOf('--days', 'at least 1.'), 30)
    .option('--dry-run', 'only print what would be removed')
    .addHelpText('after', examples(['prune --days 30 --dry-run', 'what would be removed']))
    .action(runs(async () => (await import('./release/releases')).pruneReleases));
}

function addCheckCommands(program: Command): void {
  withStage(program.command('explain'))
    .description('map a stack trace, such as from an event "threw", to the sources')
    .argument('[stack...]', 'default: a stack or a log of events from standard input')
    .action(runs(async () => (await import('./release/releases')).explainStack));
  withStage(program.command('verify'))
    .description('build a commit again in another folder, and compare every file')
    .argument('[app]', 'default: all apps, and the pages of the shop')
    .argument(
      '[release]',
      'its commit and its files in the store; default: the build here',
      numberOf('The release'),
    )
    .addHelpText(
      'after',
      examples(
        ['verify mfe-catalog 7', 'release 7 in the store'],
        ['verify', 'the builds and pages here'],
      ),
    )
    .action(runs(async () => (await import('./release/verify')).verify));
  program
    .command('contract')
    .description('compare the build of a remote with a host; default: the host built here')
    .argument('[remotes...]', 'such as mfe-catalog, or . for the remote in this folder')
    .option('--host <origin>', 'the origin of a deployed host')
    .addHelpText(
      'after',
      examples(
        ['contract mfe-catalog', 'compared with the host built here'],
        ['contract . --host https://shop.example', 'in the remote’s own repository'],
      ),
    )
    .action(runs(async () => (await import('./release/contract')).compareContracts));
}

function addStoreCommands(program: Command): void {
  withMove(withStage(program.command('settings')))
    .description('print or change the settings of the shop')
    .option('--origin <origin>', 'the public origin of the shop')
    .option(
      '--override-origins <origins>',
      'origins from which a tab may load a remote; empty: none',
    )
    .addHelpText('after', examples(['settings --origin https://shop.example', '']))
    .action(runs(async () => (await import('./release/moves')).changeOrPrint));
  program
    .command('try-store')
    .description(
      'run the tests of concurrent and killed moves against a real object store, then remove their objects',
    )
    .argument('<store>', 'such as s3://bucket/prefix, with credentials and region as for releases')
    .option('--endpoint <url>', 'the server of an object store other than Amazon’s')
    .option(
      '--rounds <number>',
      'the number of killed moves, and of rounds with four concurrent moves',
      numberOf('--rounds', 'a number, such as 20'),
      20,
    )
    .addHelpText('after', examples(['try-store s3://bucket/prefix', '']))
    .action(runs(async () => (await import('./release/tryStore')).tryStore));
}
