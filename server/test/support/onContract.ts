// OnContract: a party's wish for a contract, as a phone sends it.

import type { ContractId, ContractWish } from '@dunmer/shared/protocol';

export const onContract = <Wish extends ContractWish>(contract: ContractId, wish: Wish) =>
  ({ type: 'actOnContract', contract, wish }) as const;
