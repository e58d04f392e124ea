// The npm that came with this Node, run as a script so that no shell or .cmd file is needed.
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { prepare } from './child.mjs';

const isNpm = /npm-cli\.c?js$/;

const candidates = () => {
  const beside = dirname(process.execPath);
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  return [
    process.env['npm_execpath'] ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath,
  ];
};

const npmScript = () => {
  for (const candidate of candidates()) {
    if (candidate === '' || !existsSync(candidate)) continue;
    const script = realpathSync(candidate);
    if (isNpm.test(script)) return script;
  }
  throw new Error('npm was not found: install it beside Node, or start through npm');
};

// Settings of the outer `npm run` are about that run, not about ours.
const inherited =
  /^npm_config_(?:workspaces?|include_workspace_root|(?:local_|global_)?prefix|global|location|omit|include|production|only|dry_run|offline|loglevel|package_lock|package_lock_only)$/i;

/**
 * Runs npm with `args` in `cwd`, under the Node at `node`; throws where npm fails.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export const npm = async (node, args, { cwd, env }) => {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !inherited.test(name)));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await prepare(node, [npmScript(), ...args, ...quiet], { cwd, env: own });
};
