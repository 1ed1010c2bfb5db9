import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { hashOf } from '../../workspace/hashOf';

/**
 * Where this process's number identifies a process: containers with one host name have different namespaces of process
 * numbers, and machines with one host name have different boots.
 */
export function machineName(): string {
  return `${hostname()}-${hashOf(namespace()).slice(0, 8)}`;
}

export const MACHINE = machineName();

/** The prefix of names of incomplete files; it identifies leftovers of killed processes. */
export function ownName(): string {
  return `${MACHINE}.${process.pid}.`;
}

function namespace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot}${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Only Linux has these.
    return '';
  }
}
