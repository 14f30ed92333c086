"""Environments: the owners' own tests of Gymnasium and PettingZoo, and what must hold in every game of ours."""
