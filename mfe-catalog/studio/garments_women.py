"""Women's garments: importing this module registers the archetypes of the package `women`.

Three ways to make cloth are mixed there:
  panels   flat front and back sewn together and simulated on the body (tops, kurtis, trousers)        -> women.panels
  lofts    modelled tubes with folds or pleats, then settled by the solver (flared skirts, sarees)     -> women.skirts
  ribbons  long drapes led over the body by stations (pallu, dupatta)                                  -> women.drapes
A loft or ribbon can be cut into parts (body, border, end piece), each with its own textile            -> women.surfaces

Options that name a textile ("border", "blouse", ...) take a tile name, or a colour when they begin with '#'."""

from women import gowns, kurtis, nightwear, sarees, sets, tops, trousers  # noqa: F401 (registration)
from women.surfaces import cloth, still

__all__ = ['cloth', 'still']
